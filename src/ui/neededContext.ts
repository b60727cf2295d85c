import { createContext, use, type Context } from 'react'

/** A context that every component below needs, and the hook that returns its value. */
export function neededContext<Value extends object>(name: string): [Context<Value | undefined>, () => Value] {
  const Needed = createContext<Value | undefined>(undefined)
  function useNeeded(): Value {
    const value = use(Needed)
    if (!value) throw new Error(`There is no ${name} above this component`)
    return value
  }
  return [Needed, useNeeded]
}
