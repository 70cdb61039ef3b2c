import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import * as v from 'valibot';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')),
);

/** The development server injects inline styles and opens a socket, which the built app's policy forbids. */
const relaxPolicyInDevelopment: Plugin = {
  name: 'relax-policy-in-development',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

export default defineConfig({
  resolve: { alias: { dexie: 'dexie/dist/modern/dexie.mjs' } }, // without what old browsers need
  base: './', // any sub-path of any host
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the policy allows no font from a data: address
    // One style sheet, and no list of what each part needs beside it: the worker has everything at hand anyway.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      output: {
        // What a match begins with would fall into dozens of small files, which compress worse than a few.
        codeSplitting: {
          groups: [
            { name: 'parts', test: /\/src\/ui\/(parts\/|[^/]+$)/, minShareCount: 2 },
            // What a match at rounds depth needs; the rest comes with `decide/whole`.
            {
              name: 'huntik-rules',
              test: /\/src\/(engine(?!\/modifiers\/(order|incremental))|match|packs)\/|\/machines\/|\/src\/games\/huntik\/(questions\/(?!seen|combat|koOptions|aims|asking|moves|powers|known)|commands|events|powers\/(?!saying|editing)|evolve|(?!folding)[^/]+$)|\/src\/games\/huntik\/decide\/(index|judged?|rounds|setup|turn|ends|majorHero)\./,
            },
          ],
        },
      },
    },
  },
  plugins: [
    svelte(),
    relaxPolicyInDevelopment,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false, // src/pwa/register.ts does it
      // The plugin adds the manifest and its icons to the precache by itself; a glob that also matched them would list
      // them twice.
      includeAssets: ['icon.svg', 'icon-180.png'],
      injectManifest: { globPatterns: ['**/*.{js,css,html,woff2}'] },
      manifest: {
        name: 'Tablekeeper',
        short_name: 'Tablekeeper',
        description: 'Keeps turns, passes, zones and combat sums beside a real card game. Works offline.',
        // No `id`: it would be resolved against the origin, so that two apps under sub-paths of one host were taken for
        // one. Without it the start_url, sub-path and all, is the identity.
        start_url: './',
        scope: './',
        display: 'standalone',
        theme_color: '#14181b',
        background_color: '#14181b',
        categories: ['games', 'utilities'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
