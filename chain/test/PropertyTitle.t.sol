// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {PropertyTitle} from "../src/PropertyTitle.sol";
import {VM} from "./Vm.sol";

contract PropertyTitleTest {
    PropertyTitle private titles;

    function setUp() public {
        titles = new PropertyTitle();
    }

    function lot(string memory description) private pure returns (PropertyTitle.Title memory) {
        return PropertyTitle.Title("1 Example Street", 5000, 750_000, description, "ipfs://cid");
    }

    function testFuzz_anyoneMintsATitleForAnyone(address minter, address owner, uint64 area, uint128 value) public {
        VM.assume(minter != address(0) && owner != address(0) && area != 0);
        PropertyTitle.Title memory title = PropertyTitle.Title("here", area, value, "Lot 1", "ipfs://cid");
        VM.expectEmit();
        emit PropertyTitle.TitleMinted(1, owner, minter);
        VM.prank(minter);
        titles.mint(owner, title);
        PropertyTitle.HeldTitle memory held = titles.titleOf(1);
        VM.assertEq(held.holder, owner);
        VM.assertEq(held.minter, minter);
        VM.assertEq(held.title.areaSqFt, area);
        VM.assertEq(held.title.valuationUsd, value);
        VM.assertEq(held.title.legalDescription, "Lot 1");
        VM.assertEq(titles.tokenURI(1), "ipfs://cid");
    }

    function test_mintsALegalDescriptionOnce() public {
        titles.mint(address(1), lot("Lot 1"));
        VM.expectRevert(abi.encodeWithSelector(PropertyTitle.AlreadyMinted.selector, 1));
        titles.mint(address(2), lot("Lot 1"));
        VM.assertEq(titles.mint(address(2), lot("Lot 2")), 2);
    }

    function test_refusesEmptyAndLongTexts() public {
        PropertyTitle.Title memory title = lot("");
        VM.expectRevert(PropertyTitle.EmptyText.selector);
        titles.mint(address(1), title);
        title = lot(string(new bytes(501)));
        VM.expectRevert(PropertyTitle.TextTooLong.selector);
        titles.mint(address(1), title);
        title = lot("Lot 1");
        title.areaSqFt = 0;
        VM.expectRevert(PropertyTitle.ZeroArea.selector);
        titles.mint(address(1), title);
        VM.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        titles.mint(address(0), lot("Lot 1"));
        VM.assertEq(titles.count(), 0);
    }

    function test_pagesThroughAll() public {
        for (uint256 i = 0; i < 5; ++i) {
            titles.mint(address(uint160(i + 1)), lot(string(abi.encodePacked("Lot ", i))));
        }
        VM.assertEq(titles.titles(0, 2).length, 2);
        VM.assertEq(titles.titles(4, 10).length, 2);
        VM.assertEq(titles.titles(4, 10)[1].tokenId, 5);
        VM.assertEq(titles.titles(4, 10)[1].holder, address(5));
        VM.assertEq(titles.titles(6, 10).length, 0);
    }

    function testFuzz_aPageNeverReverts(uint256 first, uint256 limit) public {
        titles.mint(address(1), lot("Lot 1"));
        VM.assertLe(titles.titles(first, limit).length, 1);
    }
}
