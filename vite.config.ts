import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import svgr from 'vite-plugin-svgr'
import { antdStyles } from './scripts/vite/antd/antdStyles.ts'
import { beforeScript } from './scripts/vite/beforeScript.ts'
import { chunks } from './scripts/vite/chunks.ts'
import { compressed } from './scripts/vite/compressed.ts'
import { contents } from './scripts/vite/contents.ts'
import { devServer } from './scripts/vite/devServer.ts'
import { fetchedFirst } from './scripts/vite/fetchedFirst.ts'
import { pagesAhead } from './scripts/vite/ahead/pagesAhead.ts'
import { fontsAhead } from './scripts/vite/fontsAhead.ts'
import { pdfParts } from './scripts/vite/pdfParts.ts'
import { tokens } from './scripts/vite/tokens.ts'

export default defineConfig({
  // The page names its base path when it is served, so one build serves any.
  base: './',
  publicDir: false,
  plugins: [
    react(),
    svgr(),
    tokens(),
    antdStyles(),
    beforeScript(),
    contents(),
    fetchedFirst(),
    fontsAhead(),
    pdfParts(),
    pagesAhead(),
    compressed(),
    devServer(),
  ],
  build: {
    outDir: 'dist/app',
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
      treeshake: {
        // Of these packages only what is used counts; they do not say so themselves.
        moduleSideEffects: [{ test: /\/node_modules\/@(rc-component|ant-design)\/[^.]+\.js$/, sideEffects: false }],
      },
    },
  },
})
