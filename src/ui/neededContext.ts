import { createContext, use, type Context } from 'react'

/** A context without which nothing below can be drawn, and the hook that gives what it holds. */
export function neededContext<Value extends object>(name: string): [Context<Value | undefined>, () => Value] {
  const Needed = createContext<Value | undefined>(undefined)
  function useNeeded(): Value {
    const value = use(Needed)
    if (!value) throw new Error(`There is no ${name} above this component`)
    return value
  }
  return [Needed, useNeeded]
}
