import type { Application } from '../Application.ts'
import { screensDefinition } from '../screensDefinition.ts'

/** Goes to the page before; home where there is none. */
export function goBack(router: Pick<Application['router'], 'navigate'>): void {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  void (idx ? router.navigate(-1) : router.navigate(screensDefinition.home))
}
