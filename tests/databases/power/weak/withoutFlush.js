// A database that answers before its log is on the disk.
import Database from 'better-sqlite3'

const { pragma } = Database.prototype
Database.prototype.pragma = function weakened(text, options) {
  return pragma.call(this, text.replace('synchronous = FULL', 'synchronous = OFF'), options)
}
