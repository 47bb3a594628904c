/**
 * Loads a script of another site. One that fails, such as behind an ad blocker, is removed, so that the next call loads
 * it again.
 * @throws an Error when it could not be loaded
 */
export function loadScript(src: string, integrity = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    Object.assign(script, {
      src,
      crossOrigin: integrity ? 'anonymous' : null,
      integrity,
      onload: resolve,
      onerror: fail,
    });
    document.head.append(script);
  });
}
