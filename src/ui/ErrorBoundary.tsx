import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What is shown instead, with a way to try again. */
  fallback: (retry: () => void, error: unknown) => ReactNode
  /** A change of this value, such as the address, tries again by itself. */
  resetOn?: unknown
  children: ReactNode
}

interface ErrorBoundaryState {
  failed: boolean
  error: unknown
  resetOn: unknown
}

/** Catches what breaks below it, so that the rest of the page lives on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, error: undefined, resetOn: this.props.resetOn }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: true, error }
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetOn === state.resetOn ? null : { failed: false, error: undefined, resetOn: props.resetOn }
  }

  readonly retry = () => this.setState({ failed: false, error: undefined })

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry, this.state.error) : this.props.children
  }
}
