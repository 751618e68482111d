// What was checked and what was found wrong.

const shown = 12;

export class Report {
  passed = 0;
  failed = 0;

  /// One check; it holds if there are no complaints.
  holds(name, complaints) {
    if (complaints.length === 0) {
      ++this.passed;
      return;
    }
    ++this.failed;
    console.log(`FAILED  ${name}`);
    for (const each of complaints.slice(0, shown)) console.log(`        ${each}`);
    if (complaints.length > shown) console.log(`        and ${complaints.length - shown} more`);
  }

  equal(name, found, wanted) {
    this.holds(name, found === wanted ? [] : [`found:  ${found}`, `wanted: ${wanted}`]);
  }

  is_true(name, found, why = 'it is not so') {
    this.holds(name, found ? [] : [why]);
  }

  /// Prints what is not right but fails nothing.
  note(name, complaint) {
    console.log(`NOTED   ${name}: ${complaint}`);
  }

  /// Runs a step; what it throws is a complaint too.
  async step(name, run) {
    const before = this.failed;
    try {
      await run();
      if (this.failed === before) ++this.passed;
    } catch (error) {
      this.holds(name, String(error.stack ?? error).split('\n').slice(0, 6));
    }
  }
}
