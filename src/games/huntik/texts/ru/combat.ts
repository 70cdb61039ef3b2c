export const combat = {};
