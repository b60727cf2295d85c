const codes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])

/** Whether something failed because there is no room on the disk: nothing of it was kept, and with room it succeeds. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code))
