// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title Demonstration dollar
/// @notice What the mortgages of the demonstration are paid in. It stands for US dollars in amounts only: it is worth
/// nothing and is given away by a faucet.
contract DemoDollar is ERC20, Ownable {
    constructor(address faucet) ERC20("PropGuard Demonstration Dollar", "dUSD") Ownable(faucet) {}

    /// @notice Gives an account dollars to try mortgages with.
    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }

    /// @notice Two decimals: amounts are whole cents.
    function decimals() public pure override returns (uint8) {
        return 2;
    }
}
