/** The phone that the app is looked at on. */
export const DEVICE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The smallest phone that it has to fit. */
export const SMALLEST = { width: 320, height: 640 };
