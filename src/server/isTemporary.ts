const full = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE']
const busy = ['EMFILE', 'ENFILE', 'EBUSY', 'EAGAIN', 'SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY', 'SQLITE_BUSY_SNAPSHOT']
const codes = new Set([...full, ...busy])

/** Whether something failed for want of room on the disk or because others were using it: nothing of it was kept, and later it succeeds. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code))
