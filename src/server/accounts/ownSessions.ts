import { hash } from 'node:crypto'
import { dayOfStamp, stampOf } from '#engine/formats/dates.ts'
import { refusals } from '../errors.ts'
import { idOf, ownerOf } from '../records/recordCall.ts'
import type { Call, Handler } from '../request/Call.ts'
import type { Services } from '../services.ts'
import type { SessionRow } from '../store/database/tables.ts'
import { countWrite } from '../request/attempts.ts'

/** The sessions of the caller that live: the device, the days, and which of them calls. */
export const listSessions: Handler = async (call, services) => {
  return { body: await sessionsOf(call, services) }
}

export const sessionsOf = async (call: Call, services: Services) =>
  (await activeSessionsOf(call, services)).map((session) => presentSession(session, call))

/** Signs another device of the caller out. */
export const endSession: Handler = async (call, services) => {
  const { store, clock } = services
  const ended = (await activeSessionsOf(call, services)).find((session) => publicId(session) === idOf(call))
  if (!ended) throw refusals.notFound()
  await store.transaction(async (tables) => {
    await countWrite(ownerOf(call), tables.attempts, clock(), services.settings.maxWrites)
    await tables.sessions.revoke(ended.id, clock().toISOString())
  })
  return { body: 'Session ended' }
}

/** Signs all devices of the caller out, except the one that calls. */
export const endOtherSessions: Handler = async (call, { store, clock, settings }) => {
  const owner = ownerOf(call)
  await store.transaction(async (tables) => {
    await countWrite(owner, tables.attempts, clock(), settings.maxWrites)
    await tables.sessions.keepOnly(call.caller?.sessionId ?? '', owner)
  })
  return { body: 'Sessions ended' }
}

const activeSessionsOf = (call: Call, { store, clock }: Services) =>
  store.sessions.livingOf(ownerOf(call), clock().toISOString())

/** A session as the list of devices shows it: browser and system, dates, and whether it is the calling one. */
function presentSession(session: SessionRow, { caller }: Call) {
  const { browser, system, created_at, used_at } = session
  const device = [browser, system].filter((name) => name !== null).join(' · ')
  return {
    resourceUuid: publicId(session),
    ...(device !== '' && { device }),
    place: session.id === caller?.sessionId ? 'HERE' : 'ELSEWHERE',
    signedInOn: dayOf(created_at),
    ...(used_at !== null && { usedOn: dayOf(used_at) }),
  }
}

/**
 * The id by which a session is listed. The id in the token stays secret, since it would end the session without a
 * sign-in.
 */
function publicId({ id }: Pick<SessionRow, 'id'>): string {
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash('sha256', `session ${id}`)) ?? []
  return parts.join('-')
}

const dayOf = (moment: string) => dayOfStamp(stampOf(new Date(moment)))
