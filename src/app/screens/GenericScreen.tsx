import { Fragment, type ReactNode } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import type { ScreenData } from './ScreenData.ts'
import { ScreenServicesProvider } from './ScreenServicesProvider.tsx'

/** Gives a generic screen its services. Another address is another screen, even where the definition is the same. */
export function GenericScreen({ children }: { children: (data: ScreenData) => ReactNode }) {
  const data = useLoaderData<ScreenData>()
  const { pathname } = useLocation()
  return (
    <ScreenServicesProvider parts={data.parts}>
      <Fragment key={pathname}>{children(data)}</Fragment>
    </ScreenServicesProvider>
  )
}
