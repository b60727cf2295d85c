import Bowser from 'bowser'
import type { SessionRow } from '../store/database/tables.ts'

/** Letters of a `User-Agent` that are read; browsers send about a hundred. */
const maxLetters = 400

/** A name that people can read, and no piece of something else that a program has sent. */
const readable = /^[A-Za-z][A-Za-z0-9 .-]{1,39}$/

/** The names of the browser and the system by the `User-Agent` of a call; null for one that is unknown. */
export function deviceNames(userAgent: string | undefined): Pick<SessionRow, 'browser' | 'system'> {
  const given = userAgent?.slice(0, maxLetters).trim()
  if (!given) return { browser: null, system: null }
  const { browser, os, platform } = Bowser.parse(given)
  // Owners know an iPhone and an iPad by these names, and not by the name of their system.
  return {
    browser: nameOf(browser.name),
    system: nameOf(platform.vendor === 'Apple' ? platform.model : undefined) ?? nameOf(os.name),
  }
}

const nameOf = (name: string | undefined): string | null => (name !== undefined && readable.test(name) ? name : null)
