/** Whatever says why something was refused or broke is a `…Error`, so that it is found by one word. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const otherWords = /(Refusal|Refused|Failed|Failure|Unreachable)$/;

function declarationsIn(tree: ts.SourceFile): ts.DeclarationStatement[] {
  return tree.statements.filter(
    (statement) =>
      ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement),
  );
}

function isError(declaration: ts.DeclarationStatement): boolean {
  if (!ts.isClassDeclaration(declaration)) return false;
  return (declaration.heritageClauses ?? []).some(({ types }) =>
    types.some((type) => type.getText().endsWith('Error')),
  );
}

const named = sourceFiles.flatMap(({ path, tree }) =>
  declarationsIn(tree).map((declaration) => ({
    path,
    name: declaration.name?.text ?? '',
    extendsError: isError(declaration),
  })),
);

it('calls every class that is thrown an error', () => {
  const thrown = named.filter(({ extendsError }) => extendsError);
  expect(thrown.length).toBeGreaterThan(5);
  expect(thrown.filter(({ name }) => !name.endsWith('Error'))).toEqual([]);
});

it('calls every value that says why not an error', () => {
  expect(named.filter(({ name }) => otherWords.test(name))).toEqual([]);
});
