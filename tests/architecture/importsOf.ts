import ts from 'typescript';

/** One mention of another module in a file. */
export interface Import {
  specifier: string;
  /** Nothing of it is left when the program runs. */
  typeOnly: boolean;
  /** `export … from`: the file hands on what is another's. */
  handsOn: boolean;
}

/** Every module that a source file names, whichever way it does. */
export function importsOf(source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const mention = importIn(node);
    if (mention) found.push(mention);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function importIn(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: bringsTypesOnly(node.importClause), handsOn: false };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly, handsOn: true };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments;
    if (specifier && ts.isStringLiteral(specifier))
      return { specifier: specifier.text, typeOnly: false, handsOn: false };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { specifier: node.argument.literal.text, typeOnly: true, handsOn: false };
  }
  return undefined;
}

/** True for `import type …` and for an import whose every name is marked as a type. */
function bringsTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  return !clause.name && !!names && ts.isNamedImports(names) && names.elements.every((name) => name.isTypeOnly);
}
