import type { Side } from '#engine/merge/mergeRecords.ts'
import type { Json } from '#engine/record/path.ts'
import { atomsOf, namesById } from './atoms.ts'
import { countsFor } from './crate.ts'
import type { Saved } from './Editor.ts'

/** One value in all the states that a save knew of it. */
interface Values {
  path: string
  was: string | undefined
  own: string | undefined
  other: string | undefined
  now: string | undefined
}

/** What a save has lost, changed or brought back although its author did not choose so. */
export function faultsOf(saved: Saved): string[] {
  const { base, mine, typed, theirs, stored } = saved
  const atoms = {
    base: atomsOf(base),
    mine: atomsOf(mine),
    typed: atomsOf(typed),
    theirs: atomsOf(theirs),
    stored: atomsOf(stored),
  }
  const choices = choicesOf(saved)
  const paths = new Set(Object.values(atoms).flatMap((all) => [...all.keys()]))
  return [...paths].flatMap((path) => {
    // What my choice has hidden comes back as it was typed where the choice is given up.
    const own = (countsFor(mine['kind'], path) ? atoms.mine : atoms.typed).get(path)
    const [was, other, now] = [atoms.base, atoms.theirs, atoms.stored].map((all) => all.get(path))
    const values: Values = { path, was, own, other, now }
    const choice = choices.find((one) => path === one.path || path.startsWith(`${one.path}.`))
    const fault = countsFor(stored['kind'], path) ? faultOf(values, choice?.side, saved) : hiddenFault(values, saved)
    return fault === undefined ? [] : [`${path}: ${fault}; ${was} → ${own} and ${other}, stored ${now}`]
  })
}

/** What was chosen, by the paths of the values that it is about. */
function choicesOf({ base, mine, theirs, asked }: Saved) {
  const names = namesById(base, mine, theirs)
  return Object.entries(asked).map(([key, side]) => {
    const path = key.split('.').map((step) => names.get(step) ?? step)
    return { path: path.join('.'), side }
  })
}

function faultOf({ was, own, other, now }: Values, side: Side | undefined, saved: Saved): string | undefined {
  if (side === 'theirs') return now === other ? undefined : 'chosen theirs'
  // The file of what the other has removed is gone with it.
  if (side === 'mine') return now === own || (now === undefined && isGone(own, saved)) ? undefined : 'chosen mine'
  if (own !== other && own !== was && other !== was) return 'not asked'
  return now === (own === was ? other : own) ? undefined : 'lost'
}

/** What the stored record does not show. */
function hiddenFault({ path, was, other, now }: Values, { theirs, wasAsked, touched }: Saved): string | undefined {
  const isHiddenByMe = countsFor(theirs['kind'], path)
  const isNews = other !== was && other !== undefined
  if (isHiddenByMe && isNews && !wasAsked) return 'hidden without a question'
  const isEmptied = now === undefined && touched.has(path.split('.')[0] ?? '')
  return isEmptied || now === (isHiddenByMe ? undefined : other) ? undefined : 'what is not shown'
}

const isGone = (value: string | undefined, { base, theirs }: Saved): boolean => {
  const [before, after] = [base, theirs].map((record) => JSON.stringify(record).includes(`"${value}"`))
  return before === true && after === false
}

/** Entries that have another id than before. */
export function strangersIn({ theirs, stored }: Saved): string[] {
  const idsOf = (record: Json) => [...namesById(record)].filter(([, name]) => name.startsWith('tag'))
  const now = new Map(idsOf(stored).map(([id, name]) => [name, id]))
  const others = idsOf(theirs).filter(([id, name]) => now.has(name) && now.get(name) !== id)
  return others.map(([, name]) => `${name}: another id`)
}
