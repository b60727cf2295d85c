import { execFileSync } from 'node:child_process'

/** A process of its own, for here the generated modules are already those that it makes. */
export function setup(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/trade/generateTrade.ts'], { stdio: 'inherit' })
}
