"""A kind of import contract that import-linter does not have. `pyproject.toml` names it."""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibrary(Contract):
    """*packages* import the project and the standard library, less *forbidden*; nothing else."""

    packages = fields.ListField(subfield=fields.StringField())
    forbidden = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002, FBT001
        packages = cast(list[str], self.packages)
        allowed = sys.stdlib_module_names - set(cast(list[str], self.forbidden))
        own = {package.partition(".")[0] for package in packages}
        broken = [
            (module, imported)
            for package in packages
            for module in sorted({package} | graph.find_descendants(package))
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.partition(".")[0] not in allowed | own
        ]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, imported in check.metadata["broken"]:
            output.print_error(f"{module} may not import {imported}")
