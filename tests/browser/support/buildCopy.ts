import { expect } from '@playwright/test'
import type { FollowedProject } from '../../project/followedProject.ts'

/** Builds a copy of the product that is generated. Its files stay large: to make them small takes most of the time. */
export async function buildCopy(copy: FollowedProject): Promise<void> {
  const config = copy.read('vite.config.ts')
  expect(config).toContain(' compressed(),')
  copy.write('vite.config.ts', config.replace(' compressed(),', ''))
  const { code, output } = await copy.run('npx vite build')
  expect(code, output).toBe(0)
}
