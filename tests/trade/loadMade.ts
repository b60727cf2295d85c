import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Loads a module that was made of the trade, as it is now or as it is later. @param file below the generated code */
export async function loadMade<Module>(when: 'now' | 'later', file: string): Promise<Module> {
  const { href } = pathToFileURL(resolve(`.cache/trade/${when}/src/generated`, file))
  return (await import(/* @vite-ignore */ href)) as Module
}
