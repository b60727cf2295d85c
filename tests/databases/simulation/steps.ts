import fc from 'fast-check'
import type { faults } from '../faults/faults.ts'

/** What the network does to a call and its answer. All of them may also be late, and overtake each other. */
export type Network = 'as sent' | 'cut before' | 'cut after' | 'twice'

/** One thing that a person does in a tab, or that happens. Numbers choose among what there is then. */
export type Step =
  | { does: 'create' | 'save' | 'save blindly' | 'remove'; person: number; tab: number; pick: number; network: Network }
  | { does: 'open' | 'list' | 'peek'; person: number; tab: number; pick: number; network: Network }
  | { does: 'sign up' | 'renew'; person: number; tab: number; pick: number; network: Network }
  | { does: 'fail'; fault: keyof typeof faults; after: number }
  | { does: 'stop'; killed: boolean }
  | { does: 'wait'; minutes: number }
  | { does: 'mail' }

export const people = 3
/** Tabs of each. */
export const tabs = 2

const network = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Network>('as sent') },
  { weight: 3, arbitrary: fc.constantFrom<Network>('cut before', 'cut after', 'twice') },
)
const who = { person: fc.nat(people - 1), tab: fc.nat(tabs - 1), pick: fc.nat(50), network }
const doing = <Does extends string>(...does: Does[]) => fc.record({ does: fc.constantFrom(...does), ...who })
const often = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary })

/** What happens in one run, in the order in which it begins. */
export const script = (maxSteps: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      often(16, doing('create')),
      often(12, doing('open')),
      often(24, doing('save')),
      often(2, doing('save blindly')),
      often(6, doing('remove')),
      often(8, doing('list')),
      often(4, doing('peek')),
      often(3, doing('sign up', 'renew')),
      often(
        5,
        fc.record({
          does: fc.constant('fail'),
          fault: fc.constantFrom('busy', 'full', 'gone', 'refused', 'done and not answered'),
          after: fc.nat(60),
        }),
      ),
      often(1, fc.record({ does: fc.constant('stop'), killed: fc.boolean() })),
      often(2, fc.record({ does: fc.constant('wait'), minutes: fc.nat(6) })),
      often(2, fc.constant({ does: 'mail' })),
    ),
    { minLength: 0, maxLength: maxSteps, size: 'max' },
  )
