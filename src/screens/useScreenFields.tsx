import { useMemo, type ReactNode } from 'react'
import { FieldServicesContext, type FieldServices } from '#fields/FieldServices.ts'
import { columnText } from '#fields/values/columnText.ts'
import { fillAddress } from './fillAddress.ts'
import { callSignedIn } from './outcomes/performCall.ts'
import { useScreenServices } from './ScreenServices.ts'

/** What the fields of a screen need, made from what the screen itself has. */
export function useScreenFields(): FieldServices {
  const { call, signInAgain, lookups, references, holds, formats } = useScreenServices()
  return useMemo((): FieldServices => {
    return {
      formats,
      lookups,
      references: {
        titleOf({ name, row }, surroundings) {
          const title = references[name]?.title
          return title ? columnText(title, row, surroundings) : ''
        },
        addressOf({ name, row }) {
          const to = references[name]?.to
          return to === undefined ? undefined : fillAddress(to, row, { params: {}, holds })
        },
      },
      async fileBytes(operation, id) {
        const answer = await callSignedIn({ call, signInAgain }, operation, { id })
        if (!answer.ok || !(answer.data instanceof Blob)) throw new Error(answer.reason ?? 'The file is not there')
        return answer.data
      },
    }
  }, [call, signInAgain, lookups, references, holds, formats])
}

/** A screen whose fields get what they need. */
export function withFields<Props extends object>(Page: (props: Props) => ReactNode) {
  return function Screen(props: Props) {
    return (
      <FieldServicesContext value={useScreenFields()}>
        <Page {...props} />
      </FieldServicesContext>
    )
  }
}
