interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/**
 * Lists the missing optional packages of a lock. Packages with native parts have one optional package per
 * platform; a lock written where some could not be fetched lacks them, and then `npm ci` fails elsewhere.
 */
export function checkLock({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `package-lock.json: ${name}, which ${path || 'the root'} may want, is missing`),
  );
}

/**
 * Returns whether a package is locked where Node would look for it: below the package, then below every one
 * that contains it.
 */
function isLocked(packages: Lock['packages'], path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (Object.hasOwn(packages, `${at && `${at}/`}node_modules/${name}`)) return true;
    if (at === '') return false;
  }
}
