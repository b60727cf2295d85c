import { useMemo, type ReactNode } from 'react'
import { folderOf } from '#engine/schema/definitionName.ts'
import { FieldServicesContext, type FieldServices } from '#fields/FieldServices.ts'
import { callSignedIn } from './outcomes/performCall.ts'
import { columnText } from '#fields/values/columnText.ts'
import { fillAddress } from './fillAddress.ts'
import { useScreenServices, type ScreenServices } from './ScreenServices.ts'

/** What the fields of a screen need, made from what the screen itself has. @param namespace folder of the record */
export function useScreenFields(namespace: string): FieldServices {
  const { call, signInAgain, lookups, references, formats } = useScreenServices()
  return useMemo(
    () => ({
      namespace,
      formats,
      lookups,
      references: fieldReferences(references),
      async fileBytes(operation, id) {
        const answer = await callSignedIn({ call, signInAgain }, operation, { id })
        if (!answer.ok || !(answer.data instanceof Blob)) throw new Error(answer.reason ?? 'The file is not there')
        return answer.data
      },
    }),
    [namespace, call, signInAgain, lookups, references, formats],
  )
}

/** Gives the fields of a screen what they need. */
export function ScreenFields({ namespace, children }: { namespace: string; children: ReactNode }) {
  return <FieldServicesContext value={useScreenFields(namespace)}>{children}</FieldServicesContext>
}

/** A screen of a plan, whose fields get what they need. */
export function withFields<Props extends { plan: { namespace: string } }>(Page: (props: Props) => ReactNode) {
  return function Screen(props: Props) {
    return (
      <ScreenFields namespace={props.plan.namespace}>
        <Page {...props} />
      </ScreenFields>
    )
  }
}

/** How the records are called and reached at which fields point. */
export const fieldReferences = ({
  plans,
  holds,
}: ScreenServices['references']): NonNullable<FieldServices['references']> => ({
  titleOf({ name, row }, surroundings) {
    const title = plans[name]?.title
    return title ? columnText(title, row, { ...surroundings, namespace: folderOf(name) }) : ''
  },
  addressOf({ name, row }) {
    const to = plans[name]?.to
    return to === undefined ? undefined : fillAddress(to, row, { params: {}, holds })
  },
})
