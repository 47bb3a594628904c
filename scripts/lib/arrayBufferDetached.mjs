// React's development build warns at each start that Node 20 lacks this property of ECMAScript 2024. It is
// defined as the standard says; goes with Node 20.
if (!Object.hasOwn(ArrayBuffer.prototype, 'detached')) {
  Object.defineProperty(ArrayBuffer.prototype, 'detached', {
    configurable: true,
    get() {
      if (this.byteLength > 0) return false;
      try {
        // Throws for a detached buffer alone.
        new Uint8Array(this);
        return false;
      } catch {
        return true;
      }
    },
  });
}
