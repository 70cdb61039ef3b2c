import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const TYPESCRIPT = ['**/*.ts', '**/*.svelte', '**/*.svelte.ts'];

export default defineConfig(
  globalIgnores(['dist', '.results']),
  js.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
    },
  },
  {
    files: TYPESCRIPT,
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Whoever fulfils a port of promises in memory has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // There are no enums here; these two cost a third of the time and find what the compiler finds.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['src/pwa/sw.ts'], // a worker's globals, not a page's
    languageOptions: { parserOptions: { projectService: false, project: 'tsconfig.sw.json' } },
  },
  svelte.configs.recommended, // after TypeScript: it brings the parser for components
  {
    files: ['**/*.svelte'],
    // What a component hands on is typed by svelte-check; this parser sees it as `any`.
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { 'svelte/no-at-html-tags': 'error' },
  },
  {
    files: ['**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // Pure: the same log gives the same board on every phone and on every day.
    files: ['src/engine/**/*.ts', 'src/games/**/*.ts', 'machines/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'crypto', 'window', 'document', 'navigator', 'localStorage', 'indexedDB', 'fetch'],
        ...['setTimeout', 'setInterval', 'queueMicrotask', 'process'],
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    files: ['scripts/**', 'test/**', '*.{js,mjs,ts}'],
    rules: { 'no-console': 'off' },
  },
);
