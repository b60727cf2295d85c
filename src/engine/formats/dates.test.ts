import { afterEach, describe, expect, it } from 'vitest'
import { earliestClock, latestClock, today } from './dates.ts'

const zone = process.env['TZ'] ?? ''
afterEach(() => void (process.env['TZ'] = zone))

describe('the latest and the earliest day on earth', () => {
  const zones = ['Europe/Paris', 'UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/St_Johns', 'Australia/Lord_Howe']
  // The first zone to change its day is 14 hours ahead of universal time, the last one 12 hours behind; summer and winter.
  it.each(zones)('change at the same minute, wherever the program runs: %s', (name) => {
    process.env['TZ'] = name
    for (const [day, before, on, after] of [
      ['2026-07-15', 20260714, 20260715, 20260716],
      ['2027-01-01', 20261231, 20270101, 20270102],
    ] as const) {
      const at = (time: string) => () => new Date(`${day}T${time}Z`)
      const days = (time: string) => [today(earliestClock(at(time))), today(latestClock(at(time)))]
      expect([name, days('09:59:59'), days('10:00:00')]).toEqual([name, [before, on], [before, after]])
      expect([name, days('11:59:59'), days('12:00:00')]).toEqual([name, [before, after], [on, after]])
    }
  })
})
