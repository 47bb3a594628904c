import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { type Failure, failureOutside, firstLine, type Outcome } from './runners.ts';

const messageOf = (errors: readonly SerializedError[] = []) => firstLine(errors[0]?.message);

/** Returns what failed in a file: its tests, else what stands around them, else that it did not run to its end. */
function failuresOf(module: TestModule): Failure[] {
  const file = module.relativeModuleId;
  const failed = (test: string, message: string) => ({ file, test, message });
  const tests = [...module.children.allTests('failed')].map((test) =>
    failed(test.fullName, messageOf(test.result().errors)),
  );
  if (tests.length > 0) return tests;
  const around = [module, ...module.children.allSuites()].map((it) => it.errors()).find(({ length }) => length > 0);
  if (around) return [failed('the file', messageOf(around))];
  return ['passed', 'skipped'].includes(module.state()) ? [] : [failed('the file', 'did not run to its end')];
}

/**
 * Writes the outcome of a run into the file that OUTCOME_FILE names. Vitest's own report has neither the errors outside
 * of tests, by which a run ends badly without a failed test, nor a file whose process was killed.
 */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const outcome: Outcome = {
      passed: modules.flatMap((module) => [...module.children.allTests('passed')]).length,
      failures: [...modules.flatMap(failuresOf), ...errors.map(({ message }) => failureOutside(message))],
      seconds: modules.map((module) => [module.relativeModuleId, module.diagnostic().duration / 1000]),
    };
    writeFileSync(process.env.OUTCOME_FILE as string, JSON.stringify(outcome));
  }
}
