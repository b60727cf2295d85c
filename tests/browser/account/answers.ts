import type { Route } from '@playwright/test'

/** Answers in the place of the server with an error of the contract. @param details a message key, or the named fields */
export function problem(route: Route, status: number, details: string | object[]): Promise<void> {
  const functionnalDetails = typeof details === 'string' ? details : JSON.stringify(details)
  const timestamp = { year: 2026, monthValue: 11, dayOfMonth: 20, hour: 10, minute: 0, second: 0 }
  return route.fulfill({ status, json: { functionnalDetails, timestamp } })
}
