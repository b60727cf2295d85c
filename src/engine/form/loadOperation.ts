import type { LoadCall } from '#generated/definitions.gen.ts'
import { isAt } from './isAt.ts'

/** The operation that loads what an address shows: the first alternative whose word it holds, else the usual one. */
export function loadOperation({ operation, alternatives = [] }: LoadCall, address: string): string {
  return alternatives.find(({ onlyAt }) => isAt(address, onlyAt))?.operation ?? operation
}
