import { useMemo, type ReactNode } from 'react'
import { folderOf } from '#engine/schema/definitionName.ts'
import { FieldServicesContext, type FieldServices } from '#fields/FieldServices.ts'
import { columnText } from '#fields/values/columnText.ts'
import { fillAddress } from './fillAddress.ts'
import { callSignedIn } from './outcomes/performCall.ts'
import { useScreenServices } from './ScreenServices.ts'

/** What the fields of a screen need, made from what the screen itself has. @param namespace folder of the record */
export function useScreenFields(namespace: string): FieldServices {
  const { call, signInAgain, lookups, references, holds, formats } = useScreenServices()
  return useMemo((): FieldServices => {
    return {
      namespace,
      formats,
      lookups,
      references: {
        titleOf({ name, row }, surroundings) {
          const title = references[name]?.title
          return title ? columnText(title, row, { ...surroundings, namespace: folderOf(name) }) : ''
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
  }, [namespace, call, signInAgain, lookups, references, holds, formats])
}

/** A screen of a plan, whose fields get what they need. */
export function withFields<Props extends { plan: { namespace: string } }>(Page: (props: Props) => ReactNode) {
  return function Screen(props: Props) {
    return (
      <FieldServicesContext value={useScreenFields(props.plan.namespace)}>
        <Page {...props} />
      </FieldServicesContext>
    )
  }
}
