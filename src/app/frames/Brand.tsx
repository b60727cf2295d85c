import { Link } from 'react-router-dom'
import Keys from './brand.svg?react'

/** The name of the product with its bunch of keys, leading home. */
export function Brand({ to }: { to: string }) {
  return (
    <Link className="brand" to={to}>
      <Keys />
      <span>Trousseau</span>
    </Link>
  )
}
