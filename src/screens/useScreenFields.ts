import { useMemo } from 'react'
import type { FieldServices } from '#fields/FieldServices.ts'
import { callSignedIn } from './callSignedIn.ts'
import { useScreenServices } from './ScreenServices.ts'

/** What the fields of a screen need, made from what the screen itself has. @param namespace folder of the record */
export function useScreenFields(namespace: string): FieldServices {
  const { call, signInAgain, lookups, formats } = useScreenServices()
  return useMemo(
    () => ({
      namespace,
      formats,
      lookup: lookups.load,
      searchDelay: (name) => (lookups.asksAsTyped(name) ? lookups.delay(name) : undefined),
      async fileBytes(operation, id) {
        const answer = await callSignedIn({ call, signInAgain }, operation, { id })
        if (!answer.ok || !(answer.data instanceof Blob)) throw new Error(answer.reason ?? 'The file is not there')
        return answer.data
      },
    }),
    [namespace, call, signInAgain, lookups, formats],
  )
}
