import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A machine that does ten other things is no reason to fail.
configure({ asyncUtilTimeout: 5000 })

// What one test leaves in the tab, the next one would find. The client is tried without a tab.
afterEach(() => {
  if (typeof document === 'undefined') return
  cleanup()
  sessionStorage.clear()
})
