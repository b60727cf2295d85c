import { expect, it, vi } from 'vitest'
import { createSetting } from '#ui/createSetting.ts'
import { openApplication } from './openApplication.ts'

it('opens where the browser forbids what it would keep, and a choice lives as long as the page', async () => {
  const [shared, own] = (['localStorage', 'sessionStorage'] as const).map((name) =>
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    }),
  )
  const { session, drafts } = await openApplication()
  expect([session.isSignedIn(), drafts.count()]).toEqual([false, 0])
  const theme = createSetting('theme', (kept) => kept ?? 'light')
  theme.choose('dark')
  expect([theme.get(), shared?.mock.calls.length === 0]).toEqual(['dark', false])
  own?.mockRestore()
})
