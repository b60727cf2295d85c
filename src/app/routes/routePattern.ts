/** `/bien/{realestateUuid}/edit` as the router writes it: `/bien/:realestateUuid/edit`. */
export function routePattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
