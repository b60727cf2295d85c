import { Fragment } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import type { PreparedScreen } from './openScreens.tsx'
import { ScreenServicesProvider } from './ScreenServicesProvider.tsx'

/** Draws a prepared screen with its services. Another address is another screen, even where the definition is the same. */
export function GenericScreen() {
  const { parts, screen } = useLoaderData<PreparedScreen>()
  const { pathname } = useLocation()
  return (
    <ScreenServicesProvider parts={parts}>
      <Fragment key={pathname}>{screen}</Fragment>
    </ScreenServicesProvider>
  )
}
