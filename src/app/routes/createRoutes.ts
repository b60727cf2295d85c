import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import {
  redirect,
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import type { Route } from '#generated/definitions.gen.ts'
import { BrokenScreen } from '../Root.tsx'
import { screensDefinition as screens, type ShownScreen } from '../screensDefinition.ts'
import { guard, rememberWanted, type Visitor } from './guard.ts'

export type Frame = NonNullable<Route['frame']>

interface RouteParts {
  visitor: Visitor
  frames: Record<Frame, () => Promise<ComponentType>>
  /** Fetches code, words and definitions of a screen; what comes is drawn. */
  screen: (screen: ShownScreen) => Promise<ReactNode>
  signOut: () => void
  /** Path that every address starts with; ends with a slash. */
  basePath: string
}

/** A route for each address of the definition, in its frame and behind its guard. Every other address is not found. */
export function createRoutes({ visitor, frames, screen, signOut, basePath }: RouteParts): RouteObject[] {
  function leaf(route: Route): RouteObject {
    // The router writes `/bien/{realestateUuid}/edit` as `/bien/:realestateUuid/edit`.
    const place = { id: route.path, path: route.path.replace(/\{(\w+)\}/g, ':$1'), caseSensitive: true }
    if ('redirect' in route.screen) {
      const { redirect: to } = route.screen
      return { ...place, loader: () => redirect(to), element: null }
    }
    const { screen: shown } = route
    // A sign-out is a submission to the landing page: an address alone, such as a link elsewhere, never signs out.
    const action = () => {
      signOut()
      return redirect(screens.landing)
    }
    return {
      ...place,
      ...(route.path === screens.landing && { action }),
      loader: async ({ request: { url } }: LoaderFunctionArgs) => {
        const elsewhere = await guard(route, visitor)
        if (elsewhere === undefined) return screen(shown)
        if (elsewhere === screens.signIn) rememberWanted(url.slice(new URL(basePath, url).href.length - 1))
        return redirect(elsewhere)
      },
      shouldRevalidate: otherThanQuery,
      Component: LoadedScreen,
      ErrorBoundary: BrokenScreen,
    }
  }

  const framed = (Object.keys(frames) as Frame[]).map((frame): RouteObject => ({
    id: `frame-${frame}`,
    lazy: { Component: frames[frame] },
    children: screens.routes.filter((route) => route.frame === frame).map(leaf),
  }))
  return [...framed, { path: '*', loader: () => redirect(screens.notFound), element: null }]
}

/** Another address is another screen, even where the definition is the same. */
const LoadedScreen = () => createElement(Fragment, { key: useLocation().pathname }, useLoaderData<ReactNode>())

/**
 * A query tells what a screen shows of its data, not which. A list writes its filter there as it is left, and has to be
 * through with it before the link that was pressed leads away.
 */
function otherThanQuery({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const samePlace = currentUrl.pathname === nextUrl.pathname
  return samePlace && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}
