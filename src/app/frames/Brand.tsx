import { Link } from 'react-router-dom'

/** The name of the product with its bunch of keys, leading home. */
export function Brand({ to }: { to: string }) {
  return (
    <Link className="brand" to={to}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" fill="var(--primary)" />
        <g fill="none" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M18.5 14.8 22.2 25.500M21 22l-3 1" stroke="var(--accent-on-primary)" />
          <g stroke="var(--on-primary)">
            <circle cx="16" cy="10" r="5.2" />
            <path d="M13.5 14.8 9.8 25.500M11 22l3 1M12 19.200l2.5.9" />
          </g>
        </g>
      </svg>
      <span>Trousseau</span>
    </Link>
  )
}
