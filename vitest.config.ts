import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const browserRooms = 'src/{ui,fields,screens,client,app}/**/*.test.{ts,tsx}'

export default defineConfig({
  plugins: [react()],
  test: {
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/{engine,server}/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,bench}/**'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'happy-dom', include: [browserRooms], testTimeout: 20_000 },
      },
    ],
  },
})
