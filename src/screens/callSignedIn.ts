import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import type { ScreenServices } from './ScreenServices.ts'

/** Sends a call that has no outcome table; where the session has ended it asks for a sign-in and sends it once more. */
export async function callSignedIn(
  { call, signInAgain }: Pick<ScreenServices, 'call' | 'signInAgain'>,
  operation: string,
  args?: CallArguments,
): Promise<Answer> {
  const answer: Answer = await call(operation, args)
  if (answer.status !== 401 || !(await signInAgain(answer))) return answer
  return call(operation, args)
}
