import type { Fixtures } from '../support/test.ts'

/** What a state is opened with; the page in French, 1280 px wide and light, unless it is opened in each width. */
export interface Given extends Pick<Fixtures, 'page' | 'account' | 'server' | 'problems'> {
  /** Records of the account that earlier states of the same area have made, by a name of their own. */
  ids: Map<string, string>
}

/** One thing that people may have before them; those of an area are opened one after the other, by one person. */
export interface State {
  name: string
  /** What of the product is seen in it, as `demanded.ts` calls it. */
  shows: string[]
  /** Goes on from where the state before it has ended, and waits until all is there. */
  open: (given: Given) => Promise<void>
  inEachWidth: boolean
  /** What is new where the state before has shown the rest: axe looks at that alone. */
  only?: string
}

export function state(name: string, shows: string[], open: State['open']): State {
  return { name, shows, open, inEachWidth: false }
}

/** It closes when the window gets another width, and is opened anew in each. */
export function stateInEachWidth(...parts: Parameters<typeof state>): State {
  return { ...state(...parts), inEachWidth: true }
}

/** The same, where nothing but what opens is new. */
export function popupInEachWidth(only: string, ...parts: Parameters<typeof state>): State {
  return { ...stateInEachWidth(...parts), only }
}

export function idOf({ ids }: Given, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`No state before has made "${name}"`)
  return id
}
