import { Outlet } from 'react-router-dom'

/** Nothing around the page: it brings its own frame. */
export function PlainFrame() {
  return <Outlet />
}
