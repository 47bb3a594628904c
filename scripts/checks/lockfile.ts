interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/**
 * Packages with native parts name one optional package a platform. A lock that was written where
 * some could not be had lacks them, and then `npm ci` refuses it elsewhere.
 */
export function checkLock({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `package-lock.json: ${name}, which ${path || 'the root'} may want, is missing`),
  );
}

/** Looks where Node would: below the package, then below every one that it lies in. */
function isLocked(packages: Lock['packages'], path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (Object.hasOwn(packages, `${at && `${at}/`}node_modules/${name}`)) return true;
    if (at === '') return false;
  }
}
