import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import svgr from 'vite-plugin-svgr'
import { defineConfig } from 'vitest/config'

// Days are where people live: a mistake of one day shows only in a zone that is not UTC.
process.env['TZ'] = 'Europe/Paris'

const browserRooms = 'src/{ui,fields,screens,client,app}/**/*.test.{ts,tsx}'

export default defineConfig({
  plugins: [react(), svgr()],
  // Node reads the CommonJS build of antd; its parts must come from the same one.
  resolve: { alias: [{ find: /^antd\/es\//, replacement: 'antd/lib/' }] },
  test: {
    setupFiles: ['tests/setup.ts'],
    // To load all modules anew for each file would take as long as half of the tests. A module that several files share
    // registers no hooks when it is loaded: they would run in the first of them only.
    isolate: false,
    // Of few processors, vitest would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/{compiler,engine,server}/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,trade}/**', 'tests/databases/postgres/**'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: ['tests/{api,databases}/**/*.test.ts'],
          // What is refused or served before anything is stored is the same on every database.
          exclude: [
            'tests/api/{rules,request}/**',
            'tests/api/{account/profile,fire/refused,records/lookups,mail/mail,mail/hostile}.test.ts',
            'tests/api/uploads/{body,fields,served}.test.ts',
            // The embedded database's own files.
            'tests/databases/{power,simulation}/**',
            'tests/api/fire/everyCall.test.ts',
          ],
          globalSetup: ['tests/databases/onePostgres.ts'],
          // Each statement is a way to another process and back.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // The product as it is made of other definitions.
        resolve: { alias: [{ find: /^#generated\//, replacement: `${resolve('.cache/trade/now/src/generated')}/` }] },
        test: {
          name: 'trade',
          environment: 'node',
          include: ['tests/trade/**/*.test.ts'],
          globalSetup: ['tests/trade/setup.ts', 'tests/databases/onePostgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: [browserRooms],
          setupFiles: ['tests/setupDom.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
